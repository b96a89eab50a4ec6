// The module `page-files`, of the tests' own site.
export default {};
