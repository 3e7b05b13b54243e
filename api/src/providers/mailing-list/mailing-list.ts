/** The mailing list refused a request. `isFinal`: retrying does not help. */
export class MailingListFailure extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** The provider that sends the newsletter to the addresses on its list. */
export interface MailingList {
  /**
   * Adds an address; does nothing if it is on the list.
   * @throws MailingListFailure
   */
  subscribe(email: string): Promise<void>;
  /**
   * Removes an address; does nothing if it is not on the list.
   * @throws MailingListFailure
   */
  unsubscribe(email: string): Promise<void>;
}
