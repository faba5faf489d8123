// Dutch sentences of errors about packed files and archives.
import type { ARCHIVES_TEXTS } from '../archives.ts';
import type { Translated } from '../../translated.ts';

export const archives: Translated<typeof ARCHIVES_TEXTS> = {
  'archive-no-entry': 'Er is geen “{inner}” in “{path}”.',
  'archive-of-many':
    '“{path}” is een archief met {files} bestanden. Noem er een, bijvoorbeeld “{example}”, of importeer het archief.',
  'archive-nothing': '“{path}” bevat geen leesbare bestanden.',
  'archive-empty': '“{path}” is een leeg archief: het bevat geen bestanden.',
  'zip-unreadable':
    '“{path}” is een ZIP-archief dat niet kan worden gelezen: {cause}. Haal het opnieuw op, of pak het uit en importeer de bestanden.',
  'zip-entries-within': 'de items overlappen elkaar',
  'zip-entries-beyond': 'de items liggen voorbij het einde',
  'zip-entries-many': 'het heeft meer dan {max} items',
  'zip-directory-lost':
    '“{path}” is afgekapt of beschadigd: de inhoudsopgave is niet leesbaar. Zonder die gevonden bestanden: {files}. Haal het opnieuw op.',
  'zip-leading-bytes':
    '“{path}” heeft andere bytes vóór het archief, zoals zelfuitpakkende programma’s. Ze zijn genegeerd.',
  'zip-trailing-bytes': '“{path}” heeft andere bytes na het einde van het archief. Ze zijn genegeerd.',
  'archive-repeated-name': '“{path}” bevat “{name}” meer dan eens. Ze zijn allemaal gelezen.',
  'archive-bomb':
    '“{path}” wordt bij het uitpakken vele malen groter dan een normaal archief en is niet gelezen.',
  'entry-bomb':
    '“{path}” wordt bij het uitpakken vele malen groter dan een normaal bestand en is niet gelezen.',
  'entry-beyond-budget':
    '“{path}” is niet gelezen: het archief wordt bij het uitpakken vele malen groter. Splits het, of sta grotere bestanden toe.',
  'entry-too-large': '“{path}” wordt bij het uitpakken groter dan toegestaan. Het is niet gelezen.',
  'entry-encrypted':
    '“{path}” is versleuteld. Pak het archief uit met het wachtwoord, en importeer dan de bestanden.',
  'entry-method':
    '“{path}” is ingepakt op een manier die hier niet leesbaar is (methode {method}). Pak het archief uit, en importeer dan de bestanden.',
  'entry-unmeasured':
    '“{path}” is niet gecomprimeerd en de lengte staat er niet bij; zonder de inhoudsopgave van het archief is het einde onbekend. Haal het archief opnieuw op.',
  'entry-sparse':
    '“{path}” is opgeslagen als sparse-bestand, dat hier niet leesbaar is. Pak het archief uit, en importeer dan de bestanden.',
  'entry-too-long': '“{path}” bevat meer dan {size} MiB. Splits het, of sta grotere bestanden toe.',
  'tar-too-many': '“{path}” bevat meer dan {max} bestanden. De andere zijn weggelaten.',
  'tar-cut-inside': '“{path}” eindigt midden in “{name}”, dat is weggelaten. Haal het opnieuw op.',
  'tar-damaged': '“{path}” is beschadigd: wat op item {entry} volgt, is geen item. Haal het opnieuw op.',
  'tar-cut': '“{path}” eindigt te vroeg: het is afgekapt. Haal het opnieuw op.',
  'tar-links':
    '“{path}” bevat {links} koppelingen. Ze zijn niet gevolgd; waar ze heen leiden, wordt gelezen als het in het archief zit.',
  'tar-bomb':
    '“{path}” wordt bij het uitpakken vele malen groter dan een normaal archief en is niet verder gelezen.',
  'packed-bomb':
    '“{path}” wordt bij het uitpakken vele malen groter dan een normaal bestand; het lezen stopte daar. Controleer waar het vandaan komt.',
  'packed-too-large':
    '“{path}” bevat uitgepakt meer dan {size}; het lezen stopte daar. Een sitemap mag hoogstens 50 MiB zijn: splits het bestand, sta grotere toe, of controleer waar het vandaan komt.',
  'gzip-too-deep': '“{path}” is gzip in gzip in gzip. Pak het eerst uit, en importeer dan de inhoud.',
  'gzip-nested': '“{path}” was twee keer met gzip ingepakt. Het is twee keer uitgepakt; pak het één keer in.',
  'gzip-leading-bytes':
    '“{path}” heeft witruimte of een byte order mark vóór de gzip-gegevens, wat de meeste programma’s niet kunnen lezen. Het is genegeerd; schrijf alleen de gegevens.',
  'zlib-packed':
    '“{path}” is ingepakt met zlib, wat andere programma’s niet als sitemap herkennen. Het is uitgepakt; pak het in met gzip.',
  'gzip-truncated':
    '“{path}” eindigt midden in de gzip-gegevens: het is afgekapt, misschien door een afgebroken download. Wat ervoor kwam, is leesbaar; haal het bestand opnieuw op.',
  'gzip-damaged':
    '“{path}” heeft beschadigde gzip-gegevens en kon maar deels worden uitgepakt. Wat ervoor kwam, is leesbaar; haal het bestand opnieuw op.',
  'gzip-checksum':
    '“{path}” klopt niet met de gzip-controlesom: sommige bytes zijn veranderd. Haal het bestand opnieuw op.',
  'zip-truncated':
    '“{path}” houdt halverwege op: het archief is afgekapt. Wat ervoor kwam, is leesbaar; haal het archief opnieuw op.',
  'zip-damaged':
    '“{path}” is in het archief beschadigd en kon maar deels worden uitgepakt. Wat ervoor kwam, is leesbaar; haal het archief opnieuw op.',
  'zip-checksum':
    '“{path}” klopt niet met de controlesom in het archief: sommige bytes zijn veranderd. Haal het archief opnieuw op.',
  'gzip-trailing-bytes': '“{path}” heeft andere bytes na het einde van de gzip-gegevens. Ze zijn genegeerd.',
  'zip-directory-damaged': 'de inhoudsopgave is niet leesbaar',
  'zip-directory-encrypted': 'de inhoudsopgave is versleuteld',
  'gzip-not-packed':
    '“{path}” heet .gz maar is niet gecomprimeerd. Het bestand is gelezen zoals het is. Comprimeer het, of laat .gz weg uit de naam.',
};
