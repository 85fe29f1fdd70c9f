/** Marks PaymentRequiredError in the browser: of an error on the server nothing but its digest arrives there. */
export const paymentRequired = 'STOREFRONT_PAYMENT_REQUIRED';
