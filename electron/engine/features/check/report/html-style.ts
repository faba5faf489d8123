// How a report page looks: light and dark as the reader's system is, and black on white on paper.
import { BAR_CHART_STYLE } from '../../../../../shared/html/bar-chart.ts';

export const REPORT_STYLE = `
:root{color-scheme:light dark;--back:#fff;--text:#1b1f24;--faint:#57606a;--line:#d0d7de;--soft:#f6f8fa;--error:#b3261e;--warning:#8a5a00;--info:#0b62b0}
@media (prefers-color-scheme:dark){:root{--back:#15181c;--text:#e6e9ee;--faint:#9aa4b1;--line:#333a43;--soft:#1e2329;--error:#ff8a80;--warning:#f0b849;--info:#7cb8ff}}
@media print{:root{color-scheme:light;--back:#fff;--text:#000;--faint:#444;--line:#bbb;--soft:#fff;--error:#b3261e;--warning:#8a5a00;--info:#0b62b0}a{color:inherit}article,tr,li,svg{break-inside:avoid}h2,h3{break-after:avoid}}
*{box-sizing:border-box}
body{max-width:980px;margin:0 auto;padding:24px;background:var(--back);color:var(--text);font:15px/1.5 system-ui,sans-serif}
h1{margin:0;font-size:24px;overflow-wrap:anywhere}
h2{margin:32px 0 8px;font-size:18px}
h3{margin:24px 0 4px;font-size:15px}
p{margin:4px 0}
a{color:var(--info)}
.about,.more,.place,footer{color:var(--faint)}
.more,.place{font-size:13px}
.tiles{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0 0;padding:0;list-style:none}
.tile{min-width:140px;padding:10px 14px;border:1px solid var(--line);border-left:4px solid;border-radius:6px;background:var(--soft)}
.tile b{display:block;font-size:22px;color:var(--text)}
.tile.error,.mark.error{color:var(--error)}
.tile.warning,.mark.warning{color:var(--warning)}
.tile.info,.mark.info{color:var(--info)}
.mark{font-weight:600}
.chart{display:block;width:100%;height:auto;margin:8px 0 12px;font:13px system-ui,sans-serif}
${BAR_CHART_STYLE}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:5px 8px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
ol{margin:8px 0;padding-left:28px}
li{margin-bottom:8px}
.loc,.place{overflow-wrap:anywhere;font-family:ui-monospace,monospace;font-size:13px}
footer{margin-top:32px;border-top:1px solid var(--line);padding-top:8px;font-size:13px}
`;
