import { describeOperation } from './describe-operation';

const Place = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } };
const Tree = { type: 'object', properties: { inside: { $ref: '#/components/schemas/Tree' } } };

function anApi(call: object, item: object = {}) {
  return {
    openapi: '3.1.0',
    paths: { '/3/places/{slug}/': { ...item, get: call } },
    components: {
      schemas: { Place, Tree },
      parameters: { Limit: { name: 'limit', in: 'query', required: true } },
      responses: { Found: answering({ $ref: '#/components/schemas/Place' }) },
    },
  };
}

function answering(schema: object) {
  return { content: { 'application/json': { schema } } };
}

function answerOf(schema: object) {
  return describeOperation(anApi({ responses: { 200: answering(schema) } }), 'GET /3/places/{slug}/')?.answer;
}

describe('describing an operation', () => {
  it('lists required and optional inputs beside the path, of the operation and of its path item', () => {
    const slug = { name: 'slug', in: 'path', required: true };
    const api = anApi(
      { parameters: [{ name: 'search', in: 'query' }] },
      { parameters: [slug, { $ref: '#/components/parameters/Limit' }] },
    );
    expect(describeOperation(api, 'GET /3/places/{slug}/')).toEqual({
      operation: 'GET /3/places/{slug}/',
      parameters: { limit: { required: true }, search: { required: false } },
    });
  });

  it('counts the fields of a body as parameters', () => {
    const fields = { type: 'object', properties: { phone: {}, note: {} }, required: ['phone'] };
    const parameters = describeOperation(
      anApi({ requestBody: answering(fields) }),
      'GET /3/places/{slug}/',
    )?.parameters;
    expect(parameters).toEqual({ 'body.phone': { required: true }, 'body.note': { required: false } });
  });

  it('finds an operation by its path, whatever its parameters are called', () => {
    expect(describeOperation(anApi({}), 'GET /3/places/{id}/')).toBeDefined();
  });

  it.each(['POST /3/places/{slug}/', 'GET /3/places/', ''])('finds no operation for %j', (operation) => {
    expect(describeOperation(anApi({}), operation)).toBeUndefined();
  });

  it('describes the first successful answer, without limits', () => {
    const responses = { 404: answering({}), 201: { $ref: '#/components/responses/Found' }, 204: {} };
    expect(describeOperation(anApi({ responses }), 'GET /3/places/{slug}/')?.answer).toEqual({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' } },
    });
  });
});

describe('the schema of an answer', () => {
  it.each([
    [
      'a choice of shapes',
      { oneOf: [{ type: 'string' }, { type: 'null' }] },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ],
    [
      'a nullable value, in the syntax of OpenAPI 3.0',
      { type: 'string', nullable: true },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ],
    [
      'a dictionary',
      { additionalProperties: { type: 'string', format: 'uri' } },
      { additionalProperties: { type: 'string' } },
    ],
    [
      'a closed record',
      { type: 'object', additionalProperties: false },
      { type: 'object', additionalProperties: false },
    ],
    [
      'one that contains itself',
      { $ref: '#/components/schemas/Tree' },
      { type: 'object', properties: { inside: {} } },
    ],
    ['one that is nowhere', { $ref: '#/components/schemas/Moon' }, {}],
    [
      'several at once',
      {
        allOf: [
          { $ref: '#/components/schemas/Place' },
          { properties: { id: { type: 'integer' } }, required: ['id'] },
        ],
      },
      {
        type: 'object',
        properties: { name: { type: 'string' }, id: { type: 'integer' } },
        required: ['name', 'id'],
      },
    ],
  ])('%s', (_, schema, cut) => {
    expect(answerOf(schema)).toEqual(cut);
  });
});
