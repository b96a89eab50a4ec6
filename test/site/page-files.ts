// The module `page-files` for the tests' own site.
export default {};
