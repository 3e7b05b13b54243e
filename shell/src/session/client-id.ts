/** What the browser calls itself where tokens are given. */
export const CLIENT_ID = 'campavia-web';
