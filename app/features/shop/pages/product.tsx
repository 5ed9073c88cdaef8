import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { productPage } from "../article/product-page.server.ts";
import { ProductView } from "../article/product-view.tsx";
import { RelatedProducts } from "../catalogue/related-products.tsx";
import { SampleReviews } from "../article/sample-reviews.tsx";
import { ShopBar } from "../shop-bar/shop-bar.tsx";
import * as words from "../words.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import type { Route } from "./+types/product.ts";

export { PageErrorBoundary as ErrorBoundary } from "#app/frame/errors/page-error-boundary.tsx";
/** Variants are views of the same page: nothing has to be asked for. */
export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

/** One article: the featured one at the specification's address, each at its own. */
export function loader({ url, context }: Route.LoaderArgs) {
  return productPage(url, context);
}

export default function ProductRoute({ loaderData: product }: Route.ComponentProps) {
  const { name, trail, category, reviews, related } = product;
  return (
    <>
      <ShopBar current={category} first />
      <div className="mx-auto w-full max-w-wide px-gutter pt-6">
        <Breadcrumbs trail={trail} current={name} />
      </div>
      <ProductView key={product.slug} product={product} />
      {reviews.length > 0 && (
        <Section width="wide" ground="sunken" space="tight" aria-labelledby="reviews-heading">
          <SectionHeader
            id="reviews-heading"
            heading={words.sampleReviews}
            intro={words.sampleReviewsText}
            size="medium"
            layout="split"
            className="mb-10"
          />
          <SampleReviews reviews={reviews} />
        </Section>
      )}
      {related.length > 0 && (
        <Section width="wide" space="tight" aria-labelledby="related-heading">
          <SectionHeader
            id="related-heading"
            heading={words.relatedProducts}
            size="medium"
            className="mb-10"
          />
          <RelatedProducts products={related} />
        </Section>
      )}
    </>
  );
}
