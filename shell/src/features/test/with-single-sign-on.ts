import { aReferential } from '@campavia/contracts/testing';

export function withSingleSignOn(authorizeUrl = 'https://identity.example/authorize') {
  const single_sign_on = { authorize_url: authorizeUrl, client_id: 'campavia-test' };
  return aReferential({ flags: { single_sign_on: true }, single_sign_on });
}
