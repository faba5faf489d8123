// German: what is told of links of pages and feeds.
import type { PAGES_TEXTS } from '../pages.ts';
import type { Translated } from '../../translated.ts';

export const pages: Translated<typeof PAGES_TEXTS> = {
  'html-cut': 'Die Seite wurde abgeschnitten. Die Links davor wurden gelesen. Holen Sie die Datei erneut.',
  'html-unclosed':
    'Die Seite hat kein richtiges Ende und ist vielleicht abgeschnitten. Die Links darin wurden gelesen.',
  'html-invalid-reference': 'Ein Link verweist auf ein Zeichen, das es nicht gibt. Er wurde weggelassen.',
  'html-link-in-template':
    'Ein Link steht in einem <template>, das kein Teil der Seite ist. Er wurde weggelassen.',
  'html-link-too-long': 'Ein Link ist länger als {max} Zeichen. Er wurde weggelassen.',
  'html-other-scheme':
    'Ein Link führt zu keiner Webseite (mailto:, javascript: und Ähnliches). Er wurde weggelassen.',
  'html-link-repeated': 'Die Seite verlinkt dieselbe URL mehrmals. Sie wurde einmal aufgenommen.',
  'html-fragment-removed':
    'Ein Link führt zu einer Stelle in einer Seite. Die URL wurde ohne den Teil ab # aufgenommen.',
  'html-link-relative':
    'Der Link „{text}“ ist relativ, und die Seite sagt nicht, wozu. Er wurde aufgenommen, wie er ist.',
  'html-no-content':
    '{max} Tags und Texte enthalten keinen neuen Link. Die Seite wurde nicht weiter gelesen.',
  'html-too-many-links': 'Die Seite hat mehr als {max} Links. Sie wurde nicht weiter gelesen.',
  'feed-entry-without-link': 'Ein Eintrag des Feeds hat keinen Link zu einer Seite. Er wurde weggelassen.',
  'feed-link-text':
    'Der Link steht als Text da, obwohl Atom dafür das Attribut href hat. Er wurde trotzdem gelesen.',
  'feed-link-resolved':
    'Der Link „{text}“ ist relativ. Er wurde mit xml:base oder der URL des Feeds ergänzt.',
};
