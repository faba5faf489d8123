/** The comment of each archive, with which it ends: what it holds is no source where the set itself lies beside it. */
export const ZIP_COMMENT = 'Mapwright: files of an export, to be uploaded';
