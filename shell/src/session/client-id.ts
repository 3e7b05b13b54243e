export const CLIENT_ID = 'campavia-web';
