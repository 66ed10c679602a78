@core @sandbox @connects
Feature: Sign-in with the site's own server
  The server issues the nonce, verifies the signature, and knows who is signed in; the modal asks it.

  Background:
    Given the dapp sets "sign-in" to "required by a server"

  @browser @S1.1
  Scenario: A visitor signs in, and the session is restored on the next visit
    Given a visitor connected with Harbor
    And the Server sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the dapp reads "sign-in" as "signed-in"
    And Harbor was never asked to sign

  @S8.11
  Scenario Outline: A server that is <state> signs nobody in
    Given the dapp sets "sign-in server" to "<state>"
    And a visitor connected with Harbor
    When the visitor chooses "Sign"
    And Harbor approves
    Then the visitor sees "Signature declined"
    And the Server sign-in screen is shown
    And "Sign" can be chosen
    And the dapp reads "sign-in" as "asking"

    Examples:
      | state    |
      | refusing |
      | lying    |

  @S8.11
  Scenario: A visitor whose session cannot be checked is disconnected
    Given the dapp sets "sign-in server" to "unsure"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor sees "A problem occurred while trying initialize authentication"
    And the visitor is not connected
    And the Connect screen is shown

  Scenario: If sign-in is optional, a visitor who cancels stays connected
    Given the dapp sets "sign-in" to "optional by a server"
    And a visitor connected with Harbor
    And the visitor chooses "Cancel"
    Then the visitor is connected with Harbor
    And the dapp reads "sign-in" as "signed-out"

  @browser @S1.1
  Scenario: Switching accounts ends the server's session, and the visitor is asked again
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When Harbor switches to its account 2
    Then the Server sign-in screen is shown
    When Harbor switches to its account 1
    Then the dapp reads "sign-in" as "asking"

  @browser @S1.1
  Scenario: After switching networks, the visitor is asked again
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When Harbor switches to "Tidewater"
    Then the Server sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the dapp reads "sign-in" as "signed-in"

  @browser
  Scenario: Disconnecting the wallet ends the server's session
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the dapp disconnects eip155
    And the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the Server sign-in screen is shown

  Scenario: Accounts of other namespaces are not asked to sign in
    Given the dapp sets "Solana wallets" to "Sunfish"
    And a visitor connected with Sunfish
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-out"
