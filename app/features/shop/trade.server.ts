import { shop } from "#content/shop.ts";

/** What search engines are told of whoever sells the shop's articles: the currency, and what is taken back. */
export const trade = {
  more: {
    ...(shop.returnDays > 0 && {
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: shop.countries,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: shop.returnDays,
      },
    }),
  },
  place: { currenciesAccepted: shop.currency },
};
