@browser @connects
Feature: Beginning with a session that was kept
  Scenarios about what comes after connecting begin with the session that an earlier one has made. They find what they would find
  after connecting themselves.

  @S4.2
  Scenario Outline: <wallet> is connected just as well
    Given a visitor connected with <wallet>
    Then a visitor who begins with that session of <wallet> finds the same

    Examples:
      | wallet    |
      | Harbor    |
      | Lantern   |
      | Northstar |
