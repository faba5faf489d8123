// One entry of a menu. A type only.

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** How the shortcut is written; empty where there is none. */
  readonly keys: string;
  readonly enabled: boolean;
  /** Why it can't be used, where that needs saying. */
  readonly why?: string | undefined;
  /** Of what is switched on and off: whether it is on. */
  readonly checked?: boolean;
  /** A menu beside it. */
  readonly items?: readonly (MenuItem | null)[];
}
