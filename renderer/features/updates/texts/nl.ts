// Dutch texts of updates. Texts only, no logic.
import type { updatesTexts as en } from './en.ts';

export const updatesTexts: typeof en = {
  updates: {
    title: 'Updates',
    question: 'Automatisch controleren op updates?',
    what: 'Mapwright vraagt één keer per dag aan de downloadserver wat de nieuwste versie is. Over u en uw projecten wordt niets verstuurd.',
    yes: 'Controleren op updates',
    no: 'Niet controleren',
    setting: 'Updates',
    automatic: 'Automatisch controleren op updates',
    checkNow: 'Nu controleren',
    found: 'Mapwright {version} is beschikbaar',
    ready: 'Mapwright {version} wordt bij het afsluiten geïnstalleerd',
    phases: {
      idle: 'Controleren op updates…',
      checking: 'Controleren op updates…',
      latest: 'Mapwright {version} is de nieuwste versie.',
      found: 'Mapwright {version} is beschikbaar.',
      loading: 'Mapwright {version} wordt gedownload…',
      ready: 'Mapwright {version} staat klaar en wordt bij het afsluiten geïnstalleerd.',
    },
    failed: 'De update is mislukt',
    notes: 'Wat is er nieuw',
    installHint:
      'De update wordt nu gedownload en geïnstalleerd wanneer u Mapwright afsluit. U kunt gewoon doorwerken.',
    notifyHint:
      'Dit exemplaar van Mapwright werkt zichzelf niet bij. Download de nieuwe versie van de website.',
    afterJob: 'U kunt de update installeren zodra de lopende bewerking klaar is.',
    install: 'Installeren bij afsluiten',
    openPage: 'Downloadpagina openen',
  },
};
