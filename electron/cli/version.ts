// The version of Mapwright, for what names it. A bundle holds the number itself.
import packageJson from '../../package.json' with { type: 'json' };

export const VERSION: string = packageJson.version;
