/** The part of JSON Schema that promises between parts are written in. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}
