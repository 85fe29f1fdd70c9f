/** The digest of the error for a status of 402, because the browser receives only the digest of a server error. */
export const paymentRequired = 'STOREFRONT_PAYMENT_REQUIRED';
