import { shoeSizes } from "./content.ts";

/** Shoe sizes of three countries, with the foot that each fits. */
export function SizeTable() {
  return (
    <table className="w-full text-start tabular-nums">
      <caption className="mb-5 text-start text-small text-soft">
        Length of the foot in millimetres, heel to longest toe.
      </caption>
      <thead>
        <tr className="border-b border-ink text-small">
          {["EU", "UK", "US", "Foot"].map((heading) => (
            <th key={heading} scope="col" className="py-2 text-start font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shoeSizes.map(({ eu, uk, us, foot }) => (
          <tr key={eu} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-semibold">
              {eu}
            </th>
            <td>{uk}</td>
            <td>{us}</td>
            <td>{foot}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
