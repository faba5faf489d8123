// The parts of the SARIF 2.1.0 schema that Mapwright's logs use, written after the specification (OASIS Standard,
// docs.oasis-open.org/sarif/sarif/v2.1.0, section 3): no package holds the official schema. As there, no object takes a
// property that it does not name; of those that exist, it names only what Mapwright may write.

const bag = { type: 'object' };
const text = { type: 'string' };
const message = {
  type: 'object',
  additionalProperties: false,
  // 3.11: plain text, or the id of one.
  required: ['text'],
  properties: { text },
};
const level = { enum: ['none', 'note', 'warning', 'error'] };
const index = { type: 'integer', minimum: -1 };

const physicalLocation = {
  type: 'object',
  additionalProperties: false,
  required: ['artifactLocation'],
  properties: {
    artifactLocation: {
      type: 'object',
      additionalProperties: false,
      required: ['uri'],
      properties: { uri: { type: 'string', format: 'uri-reference' } },
    },
    region: {
      type: 'object',
      additionalProperties: false,
      required: ['startLine'],
      properties: { startLine: { type: 'integer', minimum: 1 } },
    },
  },
};

const result = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: {
    ruleId: text,
    ruleIndex: index,
    level,
    message,
    locations: {
      type: 'array',
      items: { type: 'object', additionalProperties: false, properties: { physicalLocation } },
    },
    occurrenceCount: { type: 'integer', minimum: 1 },
    properties: bag,
  },
};

const reportingDescriptor = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: text,
    shortDescription: message,
    helpUri: { type: 'string', format: 'uri' },
    defaultConfiguration: { type: 'object', additionalProperties: false, properties: { level } },
  },
};

export const SARIF_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { enum: ['2.1.0'] },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tool'],
        properties: {
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: { type: 'array', items: result },
          tool: {
            type: 'object',
            additionalProperties: false,
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                additionalProperties: false,
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  version: text,
                  // 3.19.23: no two alike.
                  rules: { type: 'array', uniqueItems: true, items: reportingDescriptor },
                },
              },
            },
          },
        },
      },
    },
  },
};
