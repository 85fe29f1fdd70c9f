import type { CatalogueProduct } from '../../catalogue/index.ts';
import type { StorefrontContext } from '../context.ts';
import { type ConnectionArgs, paginate } from '../paginate.ts';
import { metafieldOf } from './metafields.ts';
import {
  imageView,
  type ProductView,
  productView,
  type VariantView,
  variantView,
} from './product-view.ts';

type Identifiers = { identifiers: readonly { key: string; namespace?: string | null }[] };

/** The resolvers of Product, ProductOption and ProductVariant that take arguments or refer to one another. */
export const productResolvers = {
  Product: {
    images: ({ record }: ProductView, args: ConnectionArgs, context: StorefrontContext) =>
      paginate(
        record.images.map((image) => imageView(image, context)),
        args,
        (image) => image.id,
      ),
    featuredImage: ({ record }: ProductView, _args: unknown, context: StorefrontContext) => {
      const [front] = record.images;
      return front ? imageView(front, context) : null;
    },
    options: ({ record }: ProductView, { first }: { first?: number | null }) =>
      record.options.slice(0, first ?? undefined).map((option) => optionView(record, option)),
    variants: ({ record }: ProductView, args: ConnectionArgs, context: StorefrontContext) =>
      paginate(
        record.variants.map((variant) => variantView(variant, context)),
        args,
        (variant) => variant.id,
      ),
    metafield: ({ record }: ProductView, identifier: { key: string; namespace?: string | null }) =>
      metafieldOf(record, identifier),
    metafields: ({ record }: ProductView, { identifiers }: Identifiers) =>
      identifiers.map((identifier) => metafieldOf(record, identifier)),
  },
  ProductVariant: {
    product: ({ record }: VariantView) => productView(record.product),
    metafield: () => null,
    metafields: (_variant: VariantView, { identifiers }: Identifiers) =>
      identifiers.map(() => null),
  },
};

function optionView(
  product: CatalogueProduct,
  option: { name: string; values: readonly string[] },
) {
  const id = `gid://shopify/ProductOption/${product.number}-${option.name}`;
  return {
    id,
    name: option.name,
    values: option.values,
    optionValues: option.values.map((name) => ({ id: `${id}-${name}`, name, swatch: null })),
  };
}
