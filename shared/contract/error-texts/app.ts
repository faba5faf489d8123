// English sentences of errors about Mapwright itself: its engine, its hosts and what they say to each other.

export const APP_TEXTS = {
  internal: 'Something went wrong inside Mapwright: {cause}',
} as const;
