@S1.4 @browser @connects
Feature: Code is loaded on first use
  Visitors only download the code for what they look at.

  Scenario: Each feature is loaded on first use
    Given the dapp sets "login" to "by code"
    And the dapp sets "blockchain service" to "fine"
    And the dapp sets "sellers" to "eip155"
    And the dapp sets "feature pay" to "yes"
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    And the dapp reads "features loaded" as "nothing"
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Email code screen is shown
    And the dapp reads "features loaded" as "email and socials"
    When the visitor closes the modal
    And the dapp asks to connect Harbor
    And Harbor approves
    And the visitor is connected with Harbor
    And the dapp opens the Receive screen
    Then the Receive screen is shown
    And the dapp reads "features loaded" as "email and socials, receive"
    When the dapp opens the Buy screen
    Then the visitor sees "By card"
    And the dapp reads "features loaded" as "email and socials, receive, onramp"
    When the dapp opens the screen named "Transactions"
    Then the visitor sees "Activity"
    And the dapp reads "features loaded" as "email and socials, receive, onramp, history"
    When the dapp opens the Send screen
    Then the Send screen is shown
    And the dapp reads "features loaded" as "email and socials, send, receive, onramp, history"
    When the dapp opens a swap of "1" "ETH" for "KELP"
    Then the Swap screen is shown
    And the dapp reads "features loaded" as "email and socials, swaps, send, receive, onramp, history"
    When the dapp asks for "0.1" "ETH" to be paid to "a friend"
    Then the Pay screen is shown
    And the dapp reads "features loaded" as "email and socials, swaps, send, receive, onramp, history, pay"

  Scenario: Social login is loaded when it is chosen
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And the dapp sets "socials" to "google"
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    And the dapp reads "features loaded" as "nothing"
    When the visitor chooses "Continue with Google"
    Then the Social login screen is shown
    And the dapp reads "features loaded" as "email and socials"

  Scenario: The Receive screen is loaded while the account is shown
    Given a visitor on the page
    When the dapp asks to connect Harbor
    And Harbor approves
    And the visitor is connected with Harbor
    Then the dapp reads "features loaded" as "nothing"
    When the visitor opens the modal
    Then the Account screen is shown
    And the dapp reads "features loaded" as "receive"
