/** The subset of JSON Schema that contracts between parts use. */
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
