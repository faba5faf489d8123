// German texts of fixes and exceptions of rules. Texts only, no logic.
import type { fixes as en } from '../en/fixes.ts';

export const fixes: typeof en = {
  fixes: {
    where: 'Wo',
    how: 'Wie',
    everywhere: 'In allen Zeilen mit dem Befund',
    chosen: 'In {count} ausgewählten Zeile | In {count} ausgewählten Zeilen',
    shown: 'In {count} gezeigten Zeile | In den {count} gezeigten Zeilen',
    removed: 'entfernt',
    first: 'Die erste Änderung | Die ersten {count} Änderungen',
    done: '{count} Zeile korrigiert | {count} Zeilen korrigiert',
    fixShown: 'Diese beheben…',
    menuFix: 'Beheben: {rule}…',
    menuIgnore: 'Ignorieren: {rule}…',
    ignoreTitle: 'Ignorieren: {rule}',
    ignoreText:
      'Diese Regel zählt dann in {count} Zeile nicht. | Diese Regel zählt dann in {count} Zeilen nicht.',
    reason: 'Grund',
    ignoreHint:
      'Ignorierte Befunde stehen in den Details der Zeile und unter Regeln; dort können sie zurückgenommen werden.',
    ignore: 'Ignorieren',
    ignoreHere: 'Hier ignorieren…',
    ignored: 'Befund in {count} Zeile ignoriert | Befund in {count} Zeilen ignoriert',
    ignoredHere: 'Hier ignoriert',
    takeBack: 'Wieder zählen',
    takeBackOf: 'Wieder zählen: {rule}',
    exceptions: '{count} ignorierter Befund | {count} ignorierte Befunde',
    more: 'und {count} weitere',
    search: 'Regeln suchen',
    onlyFound: 'Nur mit Befunden',
    noneFound: 'Keine Regel passt.',
    modes: {
      day: 'Nur den Tag behalten',
      utc: 'Die Zeit als UTC nehmen',
      clear: 'Die Zelle leeren',
      number: 'Die Zahl schreiben, Übriges leeren',
      clamp: '0.0 oder 1.0 schreiben',
      news: 'Den News-Teil entfernen',
      row: 'Die Zeile löschen',
    },
  },
};
