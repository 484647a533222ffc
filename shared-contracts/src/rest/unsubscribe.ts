/** The optional kinds of mail (ENG-040): by the member's own data, or for everybody. */
export const optionalMailKinds = ['personalised', 'promotional'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

/**
 * ENG-040: `POST {path}?token=` stops the mails of the token's kind for the token's member, with any body or none, as often as it is sent;
 * `GET` leads to the page and changes nothing. The reply is UnsubscribeReply. Errors: EMAIL_LINK_INVALID, TOO_MANY_REQUESTS.
 */
export const unsubscribeRestPath = '/apiproxy/v1/unsubscribe';
/** The page with the button, which a mail links to. */
export const unsubscribePagePath = '/unsubscribe';
