/**
 * Answers as in Mangopay's public documentation, reduced to the fields that are read. Written by hand, not recorded.
 * Paths are below https://docs.mangopay.com.
 */
export type Fixture = Record<string, unknown>;

/** api-reference/overview/authentication/create-oauth-token */
export const token = (): Fixture => ({ access_token: 'ey-token', token_type: 'bearer', expires_in: 1200 });

/** api-reference/users/create-natural-user-payer */
export const payer = (id: string, { Email, Tag }: Fixture): Fixture => ({
  Id: id,
  PersonType: 'NATURAL',
  UserCategory: 'PAYER',
  KYCLevel: 'LIGHT',
  UserStatus: 'ACTIVE',
  Email,
  Tag,
  TermsAndConditionsAccepted: true,
  CreationDate: 1_658_220_479,
});

/** api-reference/card-registrations/card-registration-object */
export const cardRegistration = (id: string, { UserId, Currency }: Fixture): Fixture => ({
  Id: id,
  UserId,
  Currency,
  CardType: 'CB_VISA_MASTERCARD',
  CreationDate: 1_658_220_479,
  AccessKey: '1X0m87dmM2LiwFgxPLBJ',
  PreregistrationData: 'ObMObfSdwRfyE4QClGtUc6um8zvFYamY',
  CardRegistrationURL: 'https://homologation-webpayment.payline.com/webpayment/getToken',
  CardId: null,
  RegistrationData: null,
  ResultCode: null,
  ResultMessage: null,
  Status: 'CREATED',
});

/** api-reference/card-registrations/update-card-registration */
export const finishedRegistration = (made: Fixture, RegistrationData: string, CardId: string): Fixture => ({
  ...made,
  RegistrationData,
  CardId,
  ResultCode: '000000',
  ResultMessage: 'Success',
  Status: 'VALIDATED',
});

/** api-reference/cards/card-object */
export const card = (id: string, UserId: unknown): Fixture => ({
  Id: id,
  UserId,
  ExpirationDate: '0929',
  Alias: '400000XXXXXX4242',
  CardType: 'CB_VISA_MASTERCARD',
  CardProvider: 'VISA',
  Country: 'FR',
  Active: true,
  Currency: 'EUR',
  Validity: 'VALID',
});

interface Made {
  id: string;
  body: Fixture;
  /** `000000`, an error code, or null while pending. */
  code: string | null;
}

const STATUSES = new Map<string | null, string>([
  [null, 'CREATED'],
  ['000000', 'SUCCEEDED'],
]);

const common = ({ id, body, code }: Made): Fixture => ({
  Id: id,
  Tag: body.Tag,
  CreationDate: 1_671_620_306,
  AuthorId: body.AuthorId,
  DebitedFunds: body.DebitedFunds,
  Fees: body.Fees,
  CreditedFunds: body.DebitedFunds,
  Status: STATUSES.get(code) ?? 'FAILED',
  ResultCode: code,
  ResultMessage: code === '000000' ? 'Success' : null,
});

/** api-reference/direct-card-payins/create-direct-card-payin */
export const directCardPayIn = (made: Made): Fixture => ({
  ...common(made),
  Type: 'PAYIN',
  Nature: 'REGULAR',
  PaymentType: 'CARD',
  ExecutionType: 'DIRECT',
  SecureMode: 'DEFAULT',
  CardId: made.body.CardId,
  CreditedWalletId: made.body.CreditedWalletId,
  Culture: 'EN',
  SecureModeReturnURL: `${String(made.body.SecureModeReturnURL)}?transactionId=${made.id}`,
  SecureModeRedirectURL: made.code === null ? `https://api.sandbox.mangopay.com/3ds/${made.id}` : null,
  SecureModeNeeded: made.code === null,
});

/** api-reference/recurring-payin-registrations/recurring-payin-registration-object */
export const recurringRegistration = (id: string, body: Fixture): Fixture => ({
  Id: id,
  Status: 'CREATED',
  ResultCode: '000000',
  RecurringType: 'CUSTOM',
  FractionedPayment: true,
  AuthorId: body.AuthorId,
  CardId: body.CardId,
  CreditedWalletId: body.CreditedWalletId,
  FirstTransactionDebitedFunds: body.FirstTransactionDebitedFunds,
  CurrentState: { PayinsLinked: 0, CumulatedDebitedAmount: null, LastPayinId: null },
});

/** api-reference/recurring-card-payins/create-recurring-card-payin */
export const recurringPayIn = (made: Made): Fixture => ({
  ...directCardPayIn(made),
  RecurringPayinRegistrationId: made.body.RecurringPayinRegistrationId,
});

/** api-reference/paypal/create-paypal-payin, ideal/create-ideal-payin, klarna/create-klarna-payin */
export const webPayIn = (PaymentType: string, made: Made): Fixture => ({
  ...common(made),
  Type: 'PAYIN',
  Nature: 'REGULAR',
  PaymentType,
  ExecutionType: 'WEB',
  ReturnURL: made.body.ReturnURL,
  RedirectURL: `https://r3.girogate.de/ti/${made.id}`,
});

/** api-reference/mb-way/create-mb-way-payin */
export const mbwayPayIn = (made: Made): Fixture => ({
  ...common(made),
  Type: 'PAYIN',
  Nature: 'REGULAR',
  PaymentType: 'MBWAY',
  ExecutionType: 'WEB',
  Phone: made.body.Phone,
});

/** api-reference/refunds/create-refund-payin */
export const refund = (made: Made, payInId: string): Fixture => ({
  ...common(made),
  Type: 'PAYOUT',
  Nature: 'REFUND',
  InitialTransactionId: payInId,
  InitialTransactionType: 'PAYIN',
  RefundReason: { RefundReasonMessage: null, RefundReasonType: 'INITIALIZED_BY_CLIENT' },
});

/** api-reference/preauthorizations/create-preauthorization */
export const preauthorization = (made: Made): Fixture => ({
  ...common(made),
  PaymentType: 'CARD',
  ExecutionType: 'DIRECT',
  CardId: made.body.CardId,
  MultiCapture: made.body.MultiCapture === true,
  RemainingFunds: made.body.DebitedFunds,
  PaymentStatus: 'WAITING',
  ExpirationDate: 1_669_678_072,
  SecureModeNeeded: false,
  SecureModeRedirectURL: null,
});

/** api-reference/preauthorizations/preauthorized-payin-object */
export const preauthorizedPayIn = (made: Made): Fixture => ({
  ...common(made),
  Type: 'PAYIN',
  Nature: 'REGULAR',
  PaymentType: 'PREAUTHORIZED',
  ExecutionType: 'DIRECT',
  PreauthorizationId: made.body.PreauthorizationId,
  CreditedWalletId: made.body.CreditedWalletId,
});

/** api-reference/api-responses/view-api-response */
export const recordedResponse = (StatusCode: number, Resource: Fixture): Fixture => ({
  StatusCode: String(StatusCode),
  ContentType: 'application/json; charset=utf-8',
  Resource,
});

/** errors/http-response-codes */
export const refusal = (Message: string): Fixture => ({ Message, Type: 'param_error', Id: 'f5c6', Date: 1 });
