@browser @connects
Feature: Starting with a stored session
  Scenarios about what comes after connecting begin with the session that an earlier one has made. They find what they would find
  after connecting themselves.

  @S4.2
  Scenario Outline: <wallet> connects as usual
    Given a visitor connected with <wallet>
    Then a visitor who starts with that stored session of <wallet> sees the same

    Examples:
      | wallet    |
      | Harbor    |
      | Lantern   |
      | Northstar |
