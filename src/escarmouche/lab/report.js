// A click on the head of a column sorts its table; a second one turns the order around.
for (const button of document.querySelectorAll("thead button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const table = head.closest("table");
    const column = [...head.parentNode.children].indexOf(head);
    const falling = head.getAttribute("aria-sort") === "ascending";
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", falling ? "descending" : "ascending");
    const value = row => row.children[column].dataset.value;
    const order = (one, other) => {
      const [a, b] = [Number(value(one)), Number(value(other))];
      return Number.isNaN(a) || Number.isNaN(b) ? value(one).localeCompare(value(other)) : a - b;
    };
    const rows = [...table.tBodies[0].rows].sort(order);
    table.tBodies[0].append(...(falling ? rows.reverse() : rows));
  });
}
