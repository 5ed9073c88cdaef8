/** A mail address. Where it is wider than its place it breaks before the sign that everybody knows. */
export function MailText({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {name}
      <wbr />
      {`@${host}`}
    </>
  );
}
