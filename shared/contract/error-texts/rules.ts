// English sentences of errors about the rules and their settings.

export const RULES_TEXTS = {
  'rule-not-excepted':
    '{rule} can’t be ignored: a row that it finds can’t be exported. Correct the row, or leave it out.',
  'rule-not-off':
    '{rule} can’t be switched off: rows that it finds can’t be exported. Choose info to make it weigh less.',
  'rule-param-unknown': '{rule} has no parameter “{name}”.',
  'rule-param-number': 'The parameter “{name}” of {rule} has to be a number.',
  'rule-param-list': 'The parameter “{name}” of {rule} has to be a list of texts.',
  'rule-param-range': 'The parameter “{name}” of {rule} has to be from {min} to {max}.',
} as const;
