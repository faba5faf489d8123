// What a tab of the browser is called, so that its host knows it again once it is loaded anew.

const KEY = 'tab-name';

/** To be called once. The tab has its name on it only while its page is gone: a copy of the tab is another one. */
export function tabName(): string {
  const name = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  window.addEventListener('pagehide', () => {
    sessionStorage.setItem(KEY, name);
  });
  window.addEventListener('pageshow', () => {
    sessionStorage.removeItem(KEY);
  });
  return name;
}
