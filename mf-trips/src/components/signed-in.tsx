export { SignedIn, type SignedInProps } from '@campavia/parts/signed-in';
