/** Gives something to the reader as a file. */
export function download(name: string, content: unknown): void {
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
