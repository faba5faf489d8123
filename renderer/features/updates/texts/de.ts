// German texts of updates. Texts only, no logic.
import type { updatesTexts as en } from './en.ts';

export const updatesTexts: typeof en = {
  updates: {
    title: 'Updates',
    question: 'Automatisch nach Updates suchen?',
    what: 'Mapwright fragt einmal am Tag beim Download-Server nach der neuesten Version. Über Sie und Ihre Projekte wird nichts übertragen.',
    yes: 'Nach Updates suchen',
    no: 'Nicht suchen',
    setting: 'Updates',
    automatic: 'Automatisch nach Updates suchen',
    checkNow: 'Jetzt suchen',
    found: 'Mapwright {version} ist verfügbar',
    ready: 'Mapwright {version} wird beim Beenden installiert',
    phases: {
      idle: 'Es wird nach Updates gesucht…',
      checking: 'Es wird nach Updates gesucht…',
      latest: 'Mapwright {version} ist die neueste Version.',
      found: 'Mapwright {version} ist verfügbar.',
      loading: 'Mapwright {version} wird heruntergeladen…',
      ready: 'Mapwright {version} ist bereit und wird beim Beenden installiert.',
    },
    failed: 'Das Update ist fehlgeschlagen',
    notes: 'Neuerungen',
    installHint:
      'Das Update wird jetzt heruntergeladen und beim Beenden von Mapwright installiert. Sie können weiterarbeiten.',
    notifyHint:
      'Diese Kopie von Mapwright aktualisiert sich nicht selbst. Laden Sie die neue Version von der Website herunter.',
    afterJob: 'Sie können es installieren, sobald der laufende Vorgang abgeschlossen ist.',
    install: 'Beim Beenden installieren',
    openPage: 'Download-Seite öffnen',
  },
};
