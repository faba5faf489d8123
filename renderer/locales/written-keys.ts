// The names of keys as keyboards of a language have them. English ones are what the rest of the window writes.

/** Of keyboards that have other names than English ones. */
const NAMES: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  de: {
    Ctrl: 'Strg',
    Shift: 'Umschalt',
    Del: 'Entf',
    Delete: 'Entf',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild↑',
    PageDown: 'Bild↓',
    Space: 'Leertaste',
    Enter: 'Eingabe',
  },
  nl: { Delete: 'Del', Space: 'Spatie' },
};

/** "Ctrl+Shift+S" as "Strg+Umschalt+S". Signs and letters stay. */
export function writtenKeys(keys: string, language: string): string {
  const names = NAMES[language.split('-', 1)[0] ?? ''];
  return names ? keys.replaceAll(/[A-Z][A-Za-z]+/g, (key) => names[key] ?? key) : keys;
}
