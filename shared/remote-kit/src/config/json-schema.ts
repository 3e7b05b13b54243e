/** The part of JSON Schema that promises between parts are written in. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  anyOf?: readonly JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}
