/** A cookie without a secret, read and removed by a script of the next page, which shows the message. */
export const signedOutFlash = 'dauro-signed-out';
