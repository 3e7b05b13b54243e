import {
  card,
  cardRegistration,
  directCardPayIn,
  finishedRegistration,
  mbwayPayIn,
  payer,
  preauthorization,
  preauthorizedPayIn,
  recurringPayIn,
  recurringRegistration,
  refund,
  refusal,
  webPayIn,
  type Fixture,
} from './fixtures';

export type FakeAnswer = [status: number, body: Fixture];

type Rule = [method: string, path: RegExp, answer: (body: Fixture, id: string) => FakeAnswer];

/** Registration data in these tests: the result code of debits, `challenge`, or `late_` with a code. */
const DATA = /^data=(\w+)$/;

/** In-memory objects with the handlers of each path. */
export function createFakeBooks() {
  const objects = new Map<string, Fixture>();
  let made = 0;
  const newId = (of: string) => `${of}_m_${(made += 1)}`;
  const store = (object: Fixture): FakeAnswer => (objects.set(String(object.Id), object), [200, object]);
  const find = (id: string): FakeAnswer => {
    const object = objects.get(id);
    return object ? [200, object] : [404, refusal('the resource does not exist')];
  };

  const codeOf = (CardId: unknown, isAlone: boolean): string | null => {
    const [, code = ''] = /_(\w+)$/.exec(String(CardId).replace(/^card_m_\d+/, '')) ?? [];
    const [isLate, late = ''] = [code.startsWith('late'), code.slice('late'.length)];
    if (isLate) return isAlone ? late : '000000';
    return code === 'challenge' ? null : code;
  };

  function finish(registration: Fixture, data: string): FakeAnswer {
    const [, code] = DATA.exec(data) ?? [];
    if (!code) return store({ ...registration, Status: 'ERROR', ResultCode: '105202' });
    const id = `${newId('card')}_${code}`;
    store(card(id, registration.UserId));
    return store(finishedRegistration(registration, data, id));
  }

  function payInSeries(body: Fixture): FakeAnswer {
    const series = objects.get(String(body.RecurringPayinRegistrationId));
    if (!series) return [400, refusal('RecurringPayinRegistrationId is unknown')];
    const isAlone = body.SecureModeReturnURL === undefined;
    const { AuthorId, CardId } = series;
    const code = codeOf(CardId, isAlone);
    return store(recurringPayIn({ id: newId('payin'), body: { ...body, AuthorId, CardId }, code }));
  }

  function giveBack(body: Fixture, payInId: string): FakeAnswer {
    const paid = objects.get(payInId);
    if (paid?.Status !== 'SUCCEEDED') return [400, refusal('the initial transaction did not succeed')];
    const given = [...objects.values()].filter((object) => object.InitialTransactionId === payInId);
    const total = [...given, body].reduce((sum, object) => sum + amountOf(object), 0);
    if (total > amountOf(paid)) return [400, refusal('the refund is higher than the transaction')];
    return store(refund({ id: newId('refund'), body, code: '000000' }, payInId));
  }

  function capture(body: Fixture): FakeAnswer {
    const deposit = objects.get(String(body.PreauthorizationId));
    const isOpen = deposit?.Status === 'SUCCEEDED' && deposit.PaymentStatus === 'WAITING';
    if (!isOpen) return [400, refusal('the preauthorization cannot be captured')];
    const left = amountOf({ DebitedFunds: deposit.RemainingFunds }) - amountOf(body);
    if (left < 0) return [400, refusal('the amount is higher than the remaining funds')];
    const PaymentStatus = left === 0 ? 'VALIDATED' : 'WAITING';
    store({ ...deposit, RemainingFunds: { Currency: 'EUR', Amount: left }, PaymentStatus });
    return store(preauthorizedPayIn({ id: newId('payin'), body, code: '000000' }));
  }

  function close(deposit: Fixture, PaymentStatus: unknown): FakeAnswer {
    const isUsed = amountOf({ DebitedFunds: deposit.RemainingFunds }) < amountOf(deposit);
    const isRight = PaymentStatus === (isUsed ? 'VALIDATED' : 'CANCELED');
    return isRight ? store({ ...deposit, PaymentStatus }) : [400, refusal('the status cannot be changed')];
  }

  const web = (type: string) => (body: Fixture) =>
    store(webPayIn(type, { id: newId('payin'), body, code: null }));
  const rules: Rule[] = [
    ['POST', /^\/users\/natural$/, (body) => store(payer(newId('user'), body))],
    ['POST', /^\/cardregistrations$/, (body) => store(cardRegistration(newId('cardreg'), body))],
    [
      'PUT',
      /^\/cardregistrations\/(.+)$/,
      ({ RegistrationData }, id) => {
        const [status, found] = find(id);
        return status === 200 ? finish(found, String(RegistrationData)) : [status, found];
      },
    ],
    [
      'POST',
      /^\/payins\/card\/direct$/,
      (body) => store(directCardPayIn({ id: newId('payin'), body, code: codeOf(body.CardId, false) })),
    ],
    [
      'POST',
      /^\/recurringpayinregistrations$/,
      (body) => store(recurringRegistration(newId('recpayinreg'), body)),
    ],
    ['POST', /^\/payins\/recurring\/card\/direct$/, payInSeries],
    ['POST', /^\/payins\/payment-methods\/paypal$/, web('PAYPAL')],
    ['POST', /^\/payins\/payment-methods\/ideal$/, web('IDEAL')],
    ['POST', /^\/payins\/payment-methods\/klarna$/, web('KLARNA')],
    [
      'POST',
      /^\/payins\/payment-methods\/mbway$/,
      (body) => store(mbwayPayIn({ id: newId('payin'), body, code: null })),
    ],
    ['POST', /^\/payins\/(.+)\/refunds$/, giveBack],
    [
      'POST',
      /^\/preauthorizations\/card\/direct$/,
      (body) => store(preauthorization({ id: newId('preauth'), body, code: codeOf(body.CardId, true) })),
    ],
    ['POST', /^\/payins\/preauthorized\/direct$/, capture],
    [
      'PUT',
      /^\/preauthorizations\/(.+)$/,
      ({ PaymentStatus }, id) => {
        const [status, found] = find(id);
        return status === 200 ? close(found, PaymentStatus) : [status, found];
      },
    ],
    ['GET', /^\/\w+\/(.+)$/, (_, id) => find(id)],
  ];

  return {
    answer(method: string, path: string, body: Fixture): FakeAnswer {
      for (const [verb, pattern, answer] of rules) {
        const [matched, id = ''] = (verb === method && pattern.exec(path)) || [];
        if (matched !== undefined) return answer(body, decodeURIComponent(id));
      }
      return [405, refusal(`${method} ${path}`)];
    },
    /** Ends a pending object, as a user on a page would. */
    end(id: string, code: string): void {
      const Status = code === '000000' ? 'SUCCEEDED' : 'FAILED';
      objects.set(id, { ...objects.get(id), Status, ResultCode: code });
    },
  };
}

function amountOf({ DebitedFunds }: Fixture): number {
  return Number((DebitedFunds as { Amount?: number } | undefined)?.Amount ?? 0);
}
