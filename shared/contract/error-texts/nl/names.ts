// Dutch sentences of errors about the public URL and the names of the files of a set.
import type { NAMES_TEXTS } from '../names.ts';
import type { Translated } from '../../translated.ts';

export const names: Translated<typeof NAMES_TEXTS> = {
  'base-missing':
    'De openbare URL van de map ontbreekt. Voer de URL in van de map waarnaar de bestanden worden geüpload, bijvoorbeeld https://www.example.com/.',
  'base-not-absolute':
    'De openbare URL van de map “{text}” is niet bruikbaar: het moet een volledige URL met http:// of https:// zijn. Voer de URL in van de map waarnaar de bestanden worden geüpload, bijvoorbeeld https://www.example.com/.',
  'base-blank':
    'De openbare URL van de map “{text}” is niet bruikbaar: er staat een spatie of een stuurteken in. Schrijf een spatie als %20, of hernoem de map waarnaar de bestanden worden geüpload.',
  'base-query':
    'De openbare URL van de map “{text}” is niet bruikbaar: er mag geen deel met “?” of “#” in staan. Voer de URL in van de map waarnaar de bestanden worden geüpload, bijvoorbeeld https://www.example.com/.',
  'base-password':
    'De openbare URL van de map “{text}” is niet bruikbaar: er mag geen gebruikersnaam of wachtwoord in staan. Voer de URL in van de map waarnaar de bestanden worden geüpload, bijvoorbeeld https://www.example.com/.',
  'base-file':
    'De openbare URL van de map “{text}” is niet bruikbaar: het is de URL van een bestand. Voer de URL in van de map waarnaar de bestanden worden geüpload, bijvoorbeeld https://www.example.com/.',
  'base-too-long':
    'De openbare URL van de map “{text}” is niet bruikbaar: die is te lang. Voer de URL in van de map waarnaar de bestanden worden geüpload, bijvoorbeeld https://www.example.com/.',
  'pattern-empty': 'Het patroon van de bestandsnamen is leeg. Typ er een, zoals {section}-{n}.',
  'pattern-characters':
    '“{pattern}” geeft namen die niet elk systeem kan hebben. Gebruik letters, cijfers, “-”, “_”, “.” en “/”, en geen “.” aan het begin of eind van een naam.',
  'pattern-reserved':
    '“{pattern}” geeft de naam van een Windows-apparaat, zoals con of com1. Kies een ander patroon.',
  'pattern-long': '“{pattern}” geeft namen die voor sommige systemen te lang zijn. Maak het korter.',
  'pattern-placeholder':
    '“{pattern}” heeft accolades die niets betekenen. Gebruik {section}, {n}, {digits} voor drie cijfers, en {host}.',
  'pattern-number':
    '“{pattern}” geeft alle bestanden dezelfde naam. Voeg {n} toe, of {digits} voor drie cijfers, waar hun nummer komt.',
  'pattern-section':
    '“{pattern}” geeft bestanden van verschillende secties dezelfde naam. Voeg {section} toe, of schrijf de set zonder secties.',
  'pattern-folder': '“{pattern}” leidt uit de map, of heeft een map zonder naam. Corrigeer de slashes.',
  'index-name':
    '“{name}” kan niet de naam van de index zijn. Gebruik letters, cijfers, “-” en “_”, en geen naam van een Windows-apparaat.',
  'index-taken':
    'De index zou {name} heten, en een ander bestand van de set heet {other}. Wijzig de naam van de index.',
  'index-alike':
    'De index zou {name} heten en een ander bestand van de set {other}, wat sommige systemen niet uit elkaar houden. Wijzig de naam van de index.',
  'name-characters':
    'Een bestand kan niet {name} heten: niet elk systeem kan die naam hebben. Wijzig het patroon van de namen.',
  'name-reserved':
    'Een bestand kan niet {name} heten: Windows heeft een apparaat met die naam. Wijzig het patroon van de namen.',
  'name-long': 'Een bestand kan niet {name} heten: dat is te lang. Wijzig het patroon van de namen.',
  'names-same':
    'Twee bestanden van de set zouden {name} heten. Wijzig het patroon van de namen, of hernoem een sectie.',
  'names-alike':
    'Twee bestanden van de set zouden {other} en {name} heten, wat sommige systemen niet uit elkaar houden. Wijzig het patroon van de namen, of hernoem een sectie.',
  'name-in-file':
    '{file} zou tegelijk een bestand van de set en de map van {name} zijn. Wijzig het patroon van de namen of de naam van de index.',
};
