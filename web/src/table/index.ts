export { Table } from "./table";
export type * from "./props";
