@connects
Feature: Verifying stored sessions
  Stored sessions may have been changed by anyone: those that do not verify are deleted, and the visitor is asked again.

  Background:
    Given the dapp sets "sign-in" to "required"

  @S1.1
  Scenario Outline: A stored session that is <state> is not accepted
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the dapp sets "kept sessions" to "<state>"
    And the visitor reloads the page
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed

    @core @sandbox
    Examples:
      | state              |
      | forged             |
      | of another site    |
      | of another account |
      | nonsense           |

    @sandbox
    Examples:
      | state        |
      | made to last |

  @core @sandbox @S1.1
  Scenario: A session can expire while the page is open
    Given the dapp sets "clock" to "adjustable"
    And a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    When 604800000 milliseconds pass
    Then the Sign-in screen is shown
    And the dapp reads "sign-in" as "asking"

  Scenario: Another account needs its own session, and the first one's is kept
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When Harbor switches to its account 2
    Then the Sign-in screen is shown
    When Harbor switches to its account 1
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed

  Scenario: Another network needs its own session
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When Harbor switches to "Tidewater"
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the dapp reads "sign-in" as "signed-in"
    And the network is "Tidewater"

  @browser @S1.1
  Scenario: A session is valid in every tab, until the visitor signs out in one
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    When the visitor opens the second tab
    Then the visitor is connected with Harbor
    And the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Harbor was never asked to sign
    When the dapp disconnects
    Then the visitor is not connected
    And the dapp reads "sign-in" as "signed-out"
    When the visitor switches to the first tab
    Then the visitor is not connected
    And the dapp reads "sign-in" as "signed-out"
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the Sign-in screen is shown
