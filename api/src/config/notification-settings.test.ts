import { readNotificationSettings, requireNotificationSettings } from './notification-settings';

const mail = {
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'Campavia <no-reply@example.com>',
};
const sms = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token-1', TWILIO_FROM: '+15005550006' };

test('a deployment says how e-mails and text messages are sent', () => {
  expect(readNotificationSettings({ ...mail, ...sms })).toEqual({
    mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    sms: { accountSid: 'AC1', authToken: 'token-1', from: '+15005550006' },
  });
  expect(readNotificationSettings({})).toEqual({ mail: undefined, sms: undefined });
});

test('production needs transports for e-mails and text messages', () => {
  const real = { isSandbox: false, companyAddress: 'Campavia Ltd, Dublin', supportEmail: 'help@example.com' };
  expect(() => requireNotificationSettings(readNotificationSettings({}), real)).toThrow('SMTP_URL');
  expect(() => requireNotificationSettings(readNotificationSettings(mail), real)).toThrow(
    'TWILIO_ACCOUNT_SID',
  );
  expect(() =>
    requireNotificationSettings(readNotificationSettings({ ...mail, ...sms }), real),
  ).not.toThrow();
  const nowhere = { isSandbox: false, companyAddress: undefined };
  expect(() => requireNotificationSettings(readNotificationSettings({ ...mail, ...sms }), nowhere)).toThrow(
    'COMPANY_ADDRESS',
  );
  const unread = { ...real, supportEmail: undefined };
  expect(() => requireNotificationSettings(readNotificationSettings({ ...mail, ...sms }), unread)).toThrow(
    'SUPPORT_EMAIL',
  );
  expect(() => requireNotificationSettings(readNotificationSettings({}), { isSandbox: true })).not.toThrow();
});

test.each([
  [{ ...mail, SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ ...mail, SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL'],
  [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ ...mail, MAIL_FROM: 'Campavia' }, 'MAIL_FROM'],
  [{ ...sms, TWILIO_AUTH_TOKEN: '' }, 'TWILIO_AUTH_TOKEN'],
  [{ ...sms, TWILIO_FROM: '' }, 'TWILIO_FROM'],
])('%j is refused by name: %s', (env, name) => {
  expect(() => readNotificationSettings(env)).toThrow(name);
});
