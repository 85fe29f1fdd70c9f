import type { StorefrontContext } from '../context.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { metafieldOf } from './metafields.ts';
import { imageView, type ProductView, variantView } from './product-view.ts';

type Identifiers = { identifiers: readonly { key: string; namespace?: string | null }[] };

/** The fields of a product that take arguments. */
export const productResolvers = {
  Product: {
    images: ({ record }: ProductView, args: ConnectionArgs, context: StorefrontContext) =>
      paginate(
        record.images.map((image) => imageView(image, context)),
        args,
        (image) => image.url,
        'Product.images',
      ),
    options: ({ record }: ProductView, { first }: ConnectionArgs) =>
      record.options.slice(0, first ?? undefined).map(({ name, values }) => ({
        name,
        optionValues: values.map((value) => ({ name: value })),
      })),
    variants: ({ record }: ProductView, args: ConnectionArgs) =>
      paginate(record.variants.map(variantView), args, (variant) => variant.id, 'Product.variants'),
    metafields: ({ record }: ProductView, { identifiers }: Identifiers) =>
      identifiers.map((identifier) => metafieldOf(record, identifier)),
  },
};
