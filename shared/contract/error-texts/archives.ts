// English sentences of errors about packed files and archives.

export const ARCHIVES_TEXTS = {
  'archive-no-entry': 'There is no “{inner}” in “{path}”.',
  'archive-of-many':
    '“{path}” is an archive of {files} files. Name one of them, as in “{example}”, or import the archive.',
  'archive-nothing': '“{path}” has no files that can be read.',
  'archive-empty': '“{path}” is an empty archive: it has no files.',
  'zip-unreadable':
    '“{path}” is a ZIP archive that can’t be read: {cause}. Get it again, or unpack it and import the files.',
  'zip-entries-within': 'its entries lie within each other',
  'zip-entries-beyond': 'its entries lie beyond its end',
  'zip-entries-many': 'it has more than {max} entries',
  'zip-directory-lost':
    '“{path}” was cut or is damaged: its directory can’t be read. Files found without it: {files}. Get it again.',
  'zip-leading-bytes':
    '“{path}” has other bytes before the archive, as programs have that unpack themselves. They were ignored.',
  'zip-trailing-bytes': '“{path}” has other bytes after the end of the archive. They were ignored.',
  'archive-repeated-name': '“{path}” has “{name}” more than once. Each of them was read.',
  'archive-bomb': '“{path}” unpacks to many times its size, as no normal archive does. It was not read.',
  'entry-bomb': '“{path}” unpacks to many times its size, as no normal file does. It was not read.',
  'entry-beyond-budget':
    '“{path}” was not read: its archive unpacks to many times its size. Split the archive, or allow larger files.',
  'entry-too-large': '“{path}” unpacks to more than is allowed. It was not read.',
  'entry-encrypted': '“{path}” is encrypted. Unpack the archive with its password, then import the files.',
  'entry-method':
    '“{path}” is packed in a way that can’t be read here (method {method}). Unpack the archive, then import the files.',
  'entry-unmeasured':
    '“{path}” is not compressed and its length is not stored, so its end is unknown without the directory of the archive. Get the archive again.',
  'entry-sparse':
    '“{path}” is stored as a sparse file, which can’t be read here. Unpack the archive, then import the files.',
  'entry-too-long': '“{path}” holds more than {size} MiB. Split it, or allow larger files.',
  'tar-too-many': '“{path}” has more than {max} files. The others were left out.',
  'tar-cut-inside': '“{path}” ends inside of “{name}”, which was left out. Get it again.',
  'tar-damaged': '“{path}” is damaged: what follows its entry {entry} is not an entry. Get it again.',
  'tar-cut': '“{path}” ends before it should: it was cut. Get it again.',
  'tar-links':
    '“{path}” has {links} links. They were not followed; what they lead to is read if it is in the archive.',
  'tar-bomb':
    '“{path}” unpacks to many times its size, as no normal archive does. It was not read any further.',
  'packed-bomb':
    '“{path}” unpacks to many times its size, as no normal file does; reading stopped there. Check where it comes from.',
  'packed-too-large':
    '“{path}” holds more than {size} once unpacked; reading stopped there. A sitemap may have 50 MiB at most: split the file, allow larger ones, or check where it comes from.',
  'gzip-too-deep': '“{path}” is gzip inside gzip inside gzip. Unpack it first, then import what is in it.',
  'gzip-nested': '“{path}” was packed with gzip twice. It was unpacked twice; pack it once.',
  'gzip-leading-bytes':
    '“{path}” has white space or a byte order mark before its gzip data, which most programs can’t read. It was ignored; write the data alone.',
  'zlib-packed':
    '“{path}” is packed with zlib, which other programs don’t recognize as a sitemap. It was unpacked; pack it with gzip.',
  'gzip-truncated':
    '“{path}” ends in the middle of its gzip data: it was cut, perhaps by a broken download. What came before can be read; get the file again.',
  'gzip-damaged':
    '“{path}” has damaged gzip data and could be unpacked only in part. What came before can be read; get the file again.',
  'gzip-checksum':
    '“{path}” does not match its gzip checksum: some of its bytes have changed. Get the file again.',
  'zip-truncated':
    '“{path}” ends in the middle: its archive was cut. What came before can be read; get the archive again.',
  'zip-damaged':
    '“{path}” is damaged in its archive and could be unpacked only in part. What came before can be read; get the archive again.',
  'zip-checksum':
    '“{path}” does not match the checksum in its archive: some of its bytes have changed. Get the archive again.',
  'gzip-trailing-bytes': '“{path}” has other bytes after the end of its gzip data. They were ignored.',
  'zip-directory-damaged': 'its directory can’t be read',
  'zip-directory-encrypted': 'its directory is encrypted',
  'gzip-not-packed':
    '“{path}” is named .gz but is not compressed. It was read as it is. Compress it, or name it without .gz.',
} as const;
