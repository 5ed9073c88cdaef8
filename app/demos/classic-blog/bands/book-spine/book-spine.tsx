import "./book-spine.css";
/** The spine of the book, with its name: upright beside the page while it is read, lying above it on small screens. */
export function BookSpine({ name, place }: { name: string; place: string }) {
  return (
    <header data-tone="brand" className="margin-spine">
      <div className="margin-spine-title">
        <h1 className="margin-spine-name display">{name}</h1>
        <p className="margin-spine-place">{place}</p>
      </div>
    </header>
  );
}
