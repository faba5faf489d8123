// German sentences of errors about comparisons.
import type { COMPARE_TEXTS } from '../compare.ts';
import type { Translated } from '../../translated.ts';

export const compare: Translated<typeof COMPARE_TEXTS> = {
  'compare-damaged':
    '„{path}“ ist abgeschnitten oder beschädigt, deshalb wurde nichts verglichen. Holen Sie die Datei erneut oder vergleichen Sie, was davon lesbar ist.',
  'compare-unread':
    '{cause} Es wurde nichts verglichen. Beheben Sie das oder vergleichen Sie, was lesbar ist.',
  'compare-gone': 'Den Vergleich gibt es nicht mehr. Vergleichen Sie erneut, um ihn zu sehen.',
  'compare-not-exported':
    'Das Projekt wurde noch nicht nach {path} exportiert, oder das ist nicht mehr bekannt.',
  'compare-export-lost':
    'Der Ordner {path} enthält den letzten Export nicht mehr, und das Projekt kann nicht zu seinem damaligen Stand zurück. Exportieren Sie erneut oder wählen Sie einen anderen Ordner.',
  'compare-no-state': 'Das Projekt {path} hat keinen Stand „{state}“.',
  'compare-not-applicable':
    'Unterschiede lassen sich nur in dem Projekt wiederherstellen, das offen war, als sie gefunden wurden. Vergleichen Sie erneut.',
  'compare-recovered':
    '{path} ist beschädigt. Was lesbar war, steht in der Kopie {copy}: Prüfen Sie das und vergleichen Sie es.',
  'compare-foreign':
    '{path} ist nicht so, wie Mapwright es hinterlassen hat ({part}): beschädigt oder von einem anderen Programm geändert. Die Zeilen stehen in der Kopie {copy}: Prüfen Sie das und vergleichen Sie es.',
  'compare-no-source': 'Das Projekt hat diese Quelle nicht mehr.',
  'compare-half-moved':
    'Ein Export nach {path} wurde unterbrochen: Ein Teil der Dateien dort gehört zum vorigen Set. Öffnen Sie das Projekt, das dorthin exportiert wurde, oder exportieren Sie es erneut dorthin; das macht das Set vollständig.',
  'compare-no-sitemap':
    'In „{path}“ ist keine Sitemap. Nennen Sie eine Datei, einen Ordner oder eine URL, die eine hat.',
  'compare-none-found':
    'Für „{site}“ wurde keine Sitemap gefunden. Geben Sie deren URL an, wenn Sie sie kennen. Versucht: {tried}.',
};
