// Made from operations.graphql by `npm run gen:storefront`. Do not edit.
import type { Operation } from './types';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  readonly key: string;
  readonly value: string;
};

export type CartAddressInput = {
  readonly copyFromCustomerAddressId?: string | null | undefined;
  readonly deliveryAddress?: CartDeliveryAddressInput | null | undefined;
};

export type CartBuyerIdentityInput = {
  readonly companyLocationId?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly customerAccessToken?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly preferences?: CartPreferencesInput | null | undefined;
};

export type CartDeliveryAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  readonly countryCode: CountryCode;
  readonly latitude: number;
  readonly longitude: number;
};

export type CartDeliveryInput = {
  readonly addresses?: ReadonlyArray<CartSelectableAddressInput> | null | undefined;
};

export type CartDeliveryPreferenceInput = {
  readonly coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  readonly deliveryMethod?: ReadonlyArray<PreferenceDeliveryMethodType> | null | undefined;
  readonly pickupHandle?: ReadonlyArray<string> | null | undefined;
};

export type CartInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  readonly delivery?: CartDeliveryInput | null | undefined;
  readonly discountCodes?: ReadonlyArray<string> | null | undefined;
  readonly giftCardCodes?: ReadonlyArray<string> | null | undefined;
  readonly lines?: ReadonlyArray<CartLineInput> | null | undefined;
  readonly metafields?: ReadonlyArray<CartInputMetafieldInput> | null | undefined;
  readonly note?: string | null | undefined;
};

export type CartInputMetafieldInput = {
  readonly key: string;
  readonly type: string;
  readonly value: string;
};

export type CartLineInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly merchandiseId: string;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartPreferencesInput = {
  readonly delivery?: CartDeliveryPreferenceInput | null | undefined;
  readonly wallet?: ReadonlyArray<string> | null | undefined;
};

export type CartSelectableAddressInput = {
  readonly address: CartAddressInput;
  readonly oneTimeUse?: boolean | null | undefined;
  readonly selected?: boolean | null | undefined;
  readonly validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type DeliveryAddressValidationStrategy =
  | 'COUNTRY_CODE_ONLY'
  | 'STRICT';

export type PreferenceDeliveryMethodType =
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'SHIPPING';

export type MoneyFragment = { readonly amount: string, readonly currencyCode: CurrencyCode };

export type ProductFieldsFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly availableForSale: boolean, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly options: ReadonlyArray<{ readonly name: string, readonly optionValues: ReadonlyArray<{ readonly name: string }> }>, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly requiresShipping: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> };

export type ProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly availableForSale: boolean, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly options: ReadonlyArray<{ readonly name: string, readonly optionValues: ReadonlyArray<{ readonly name: string }> }>, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly requiresShipping: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ProductQueryVariables = Exact<{
  handle: string;
}>;


export type ProductQuery = { readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly description: string, readonly descriptionHtml: string, readonly tags: ReadonlyArray<string>, readonly updatedAt: string, readonly availableForSale: boolean, readonly priceRange: { readonly minVariantPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly options: ReadonlyArray<{ readonly name: string, readonly optionValues: ReadonlyArray<{ readonly name: string }> }>, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string, readonly altText: string | null, readonly width: number | null, readonly height: number | null }> }, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly availableForSale: boolean, readonly requiresShipping: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly selectedOptions: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }, readonly metafields: ReadonlyArray<{ readonly key: string, readonly value: string } | null> } | null };

export type CartVariantsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type CartVariantsQuery = { readonly nodes: ReadonlyArray<
    | { readonly id: string, readonly availableForSale: boolean, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode } }
    | Record<PropertyKey, never>
   | null> };

export type ShopDomainQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopDomainQuery = { readonly shop: { readonly primaryDomain: { readonly host: string } } };

export type CartCreateMutationVariables = Exact<{
  input: CartInput;
}>;


export type CartCreateMutation = { readonly cartCreate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly totalQuantity: number, readonly lines: { readonly nodes: ReadonlyArray<
          | { readonly quantity: number, readonly merchandise: { readonly id: string, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode } } }
          | { readonly quantity: number, readonly merchandise: { readonly id: string, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode } } }
        > } } | null, readonly userErrors: ReadonlyArray<{ readonly message: string }> } | null };


export const productsOperation: Operation<ProductsQuery, ProductsQueryVariables> = {
  name: 'Products',
  text: "fragment Money on MoneyV2 { amount currencyCode } fragment ProductFields on Product { id handle title description descriptionHtml tags updatedAt availableForSale priceRange { minVariantPrice { ...Money } } options { name optionValues { name } } images(first: 5) { nodes { url altText width height } } variants(first: 10) { nodes { id title availableForSale requiresShipping price { ...Money } selectedOptions { name value } } } metafields( identifiers: [{namespace: \"custom\", key: \"author\"}, {namespace: \"custom\", key: \"isbn\"}, {namespace: \"custom\", key: \"pages\"}, {namespace: \"custom\", key: \"binding\"}, {namespace: \"custom\", key: \"year\"}, {namespace: \"custom\", key: \"series\"}] ) { key value } } query Products($first: Int!, $after: String) { products(first: $first, after: $after) { nodes { ...ProductFields } pageInfo { hasNextPage endCursor } } }",
};


export const productOperation: Operation<ProductQuery, ProductQueryVariables> = {
  name: 'Product',
  text: "fragment Money on MoneyV2 { amount currencyCode } fragment ProductFields on Product { id handle title description descriptionHtml tags updatedAt availableForSale priceRange { minVariantPrice { ...Money } } options { name optionValues { name } } images(first: 5) { nodes { url altText width height } } variants(first: 10) { nodes { id title availableForSale requiresShipping price { ...Money } selectedOptions { name value } } } metafields( identifiers: [{namespace: \"custom\", key: \"author\"}, {namespace: \"custom\", key: \"isbn\"}, {namespace: \"custom\", key: \"pages\"}, {namespace: \"custom\", key: \"binding\"}, {namespace: \"custom\", key: \"year\"}, {namespace: \"custom\", key: \"series\"}] ) { key value } } query Product($handle: String!) { product(handle: $handle) { ...ProductFields } }",
};


export const cartVariantsOperation: Operation<CartVariantsQuery, CartVariantsQueryVariables> = {
  name: 'CartVariants',
  text: "fragment Money on MoneyV2 { amount currencyCode } query CartVariants($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id availableForSale price { ...Money } } } }",
};


export const shopDomainOperation: Operation<ShopDomainQuery, ShopDomainQueryVariables> = {
  name: 'ShopDomain',
  text: "query ShopDomain { shop { primaryDomain { host } } }",
};


export const cartCreateOperation: Operation<CartCreateMutation, CartCreateMutationVariables> = {
  name: 'CartCreate',
  text: "fragment Money on MoneyV2 { amount currencyCode } mutation CartCreate($input: CartInput!) { cartCreate(input: $input) { cart { id checkoutUrl totalQuantity lines(first: 250) { nodes { quantity merchandise { ... on ProductVariant { id price { ...Money } } } } } } userErrors { message } } }",
};
