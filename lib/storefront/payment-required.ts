/** The digest of PaymentRequiredError, because the browser receives only the digest of a server error. */
export const paymentRequired = 'STOREFRONT_PAYMENT_REQUIRED';
